/**
 * The source of a pattern of addresses on the web and of e-mail, which no translation may change; without the mark that ends
 * the sentence after one.
 */
export const ADDRESS = String.raw`(?:https?:\/\/|www\.)[!#-;=?-~]{0,500}[\w\/#=&~%+\-]|[\w.+\-]{1,64}@[\w\-]{1,63}(?:\.[\w\-]{1,63}){1,8}`;
