export interface Mail {
  to: string;
  subject: string;
  /** Plain text in the language that the caller chose. */
  text: string;
  /** The same text as HTML; mail programs that do not show HTML show the plain text. */
  html?: string;
}

/** Sends mail, or writes it into the outbox folder if no SMTP server is configured. */
export interface Mailer {
  /**
   * Sends one mail.
   * @throws AppError `email_failed`.
   */
  send(mail: Mail): Promise<void>;
}
