/** Whether the player touched a key last, or the pointer: who plays by keyboard is led by the focus. */
let key = false;

document.addEventListener('keydown', () => (key = true), true);
document.addEventListener('pointerdown', () => (key = false), true);

export const byKeyboard = () => key;
