/**
 * What the server says of a table, and what a board has to offer the frame around it.
 *
 * A board is a module (sanjuan/board.js, puertorico/board.js) whose default export is a class that is made with the
 * table:
 *
 * @typedef {object} Board
 * @property {() => unknown} render the board: all between the status line and the action bar
 * @property {() => void} asked another question is asked (or none): forget what was selected, take up the draft
 * @property {() => Plan | null} plan what the large button would do now
 * @property {() => Promise<void>} [ready] resolves when the plan is up to date with what was tapped
 * @property {() => Choice[]} others choices for buttons beside the large one (pass, done)
 * @property {(choice: Choice) => void} [press] such a button was pressed; without it the choice is sent
 * @property {(choice: Choice) => void} [pick] a sentence of the list was tapped; without it the choice is sent
 * @property {(choice: Choice) => boolean} [isChosen] whether it is selected and waits for the large button
 * @property {(choice: Choice) => string} [about] what stands below a sentence of the list; without it all facts
 * @property {(choice: Choice) => string} sentence a choice in the reader's words, without a full stop
 * @property {(words: string) => string} translate the engine's words for a choice in the reader's words
 * @property {() => boolean} pictured whether the board shows every choice; else the frame lists sentences
 * @property {() => Choice[]} [listed] the choices that such a list has; without it all
 * @property {() => void} [cancel] puts back what was picked
 * @property {() => {title: string, text: string} | null} [aside] what is to be read of what is selected
 * @property {() => unknown} [extras] controls of the action bar for what may be done besides
 * @property {() => string} [stage] what goes on outside of any phase, or an empty text
 *
 * @typedef {object} Plan
 * @property {(number|string)[]} row the choices to send
 * @property {string} label what the button says, in the imperative: "Build library, pay 3"
 * @property {string} [note] what else is good to know
 * @property {string} [why] why it cannot be sent yet: the button is then inert
 *
 * @typedef {{watch?: string, seat?: string, join?: string}} How by which link or seat somebody looks, or comes to join
 * @typedef {{fact: string, seat: number, piece: string, number: number}} Fact
 *
 * @typedef {object} Choice
 * @property {number} id
 * @property {string} words
 * @property {string} verb
 * @property {string | null} piece
 * @property {string | null} other
 * @property {number | null} number
 * @property {Fact[]} facts
 * @property {'more' | 'others' | 'reveals'} then what comes of it: whether and how it can be taken back
 *
 * @typedef {object} Draft a decision of several choices as a whole
 * @property {number[]} choices
 * @property {string} words
 * @property {{name: string, least: number, most: number}[]} slots
 * @property {number[]} proposal
 * @property {Fact[]} facts
 *
 * @typedef {object} Ask
 * @property {number} seat
 * @property {string} kind
 * @property {string} question
 * @property {Choice[]} choices
 * @property {{piece: string, facts: Fact[]}[]} refused
 * @property {Draft | null} draft
 * @property {number | null} routine
 *
 * @typedef {object} LogEntry
 * @property {number} n
 * @property {number} ply
 * @property {number} round
 * @property {string} what
 * @property {number} seat
 * @property {string} piece
 * @property {number} number
 * @property {boolean} forced
 * @property {string} text
 */
export {};
