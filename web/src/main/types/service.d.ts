/** What the server writes before the text of offline/service.js. */
declare const VERSION: string;
declare const FIRST: string[];
declare const LATER: string[];
declare const SITE: boolean;
