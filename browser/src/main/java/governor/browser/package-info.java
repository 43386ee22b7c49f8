/**
 * The program in the browser, without a server: what a page can call once TeaVM has compiled it to
 * WebAssembly. All but the exports runs on a JVM too, so that both can be compared.
 */
@NullMarked
package governor.browser;

import org.jspecify.annotations.NullMarked;
