import { AppError } from '#platform/errors.js';
import type { Mail, Mailer } from '#platform/mail.js';

/** Keeps what would have been sent. */
export class TestMailer implements Mailer {
  readonly sent: Mail[] = [];
  /** While true, no mail gets out. */
  broken = false;

  send(mail: Mail): Promise<void> {
    if (this.broken) return Promise.reject(new AppError('email_failed'));
    this.sent.push(mail);
    return Promise.resolve();
  }

  /** The code in the latest mail to this address. */
  codeFor(email: string): string {
    const mail = this.sent.findLast(({ to }) => to === email.toLowerCase());
    const code = mail && /^\d{6}$/m.exec(mail.text)?.[0];
    if (code === undefined) throw new Error(`no code was sent to ${email}`);
    return code;
  }
}
