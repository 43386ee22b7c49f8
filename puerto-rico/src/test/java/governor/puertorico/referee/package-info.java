/**
 * A second, plain and slow statement of the rules of Puerto Rico, made from the rules text alone,
 * that follows games beside the engine and objects where the two differ.
 *
 * <p>{@link governor.puertorico.referee.World} is its own model of a table; one class for each
 * phase carries choices out in it; {@link governor.puertorico.referee.EngineSide} holds the engine
 * against it. Nothing in the model is of the engine's types. Numbers such as R9 or 4.6 are the
 * rulings and sections of docs/rules/puerto-rico.md.
 */
package governor.puertorico.referee;
