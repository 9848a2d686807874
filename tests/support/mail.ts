import { AppError } from '#platform/errors.js';
import type { Mail, Mailer } from '#platform/mail.js';

/** Mailer that records mails instead of sending them. */
export class TestMailer implements Mailer {
  readonly sent: Mail[] = [];
  /** While true, sending fails. */
  broken = false;

  send(mail: Mail): Promise<void> {
    if (this.broken) return Promise.reject(new AppError('email_failed'));
    this.sent.push(mail);
    return Promise.resolve();
  }

  /** Returns the code in the latest mail to this address. */
  codeFor(email: string): string {
    const mail = this.sent.findLast(({ to }) => to === email.toLowerCase());
    const code = mail && /^\d{6}$/m.exec(mail.text)?.[0];
    if (code === undefined) throw new Error(`no code was sent to ${email}`);
    return code;
  }
}
