export interface Mail {
  to: string;
  subject: string;
  /** Plain text; the language is the caller's. */
  text: string;
  /** The same, set as a page; programs that show none show the text. */
  html?: string;
}

/** Sends mail, or writes it into the outbox folder where no SMTP server is configured. */
export interface Mailer {
  /** @throws AppError `email_failed`. */
  send(mail: Mail): Promise<void>;
}
