/** The Puerto Rico table. */
import { PlainBoard } from '../table/board.js';

export default class PuertoRicoBoard extends PlainBoard {}
