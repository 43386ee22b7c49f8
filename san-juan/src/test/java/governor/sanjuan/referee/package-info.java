/**
 * A second, plain and slow statement of the rules of San Juan, written from the rules text alone.
 * It follows games of the engine, works out every question by itself and says where the two differ.
 */
package governor.sanjuan.referee;
