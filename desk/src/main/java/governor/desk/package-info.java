/**
 * Every route of the app without HTTP: a request in, an answer out. A server wraps it with HTTP,
 * access and a database; in the browser the page calls it directly. Plain Java that also compiles
 * to WebAssembly.
 */
@org.jspecify.annotations.NullMarked
package governor.desk;
