/** The San Juan table. */
import { PlainBoard } from '../table/board.js';

export default class SanJuanBoard extends PlainBoard {}
