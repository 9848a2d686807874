import { Router } from 'express';
import { insertContactMessage } from '#platform/db/queries/contact.js';
import type { Mail } from '#platform/mail.js';
import type { Deps } from '#server/deps.js';
import { ipKey } from '#server/middleware/rate-limit-keys.js';
import { route } from '#server/route.js';
import * as api from '#shared/api/contact.js';
import type { ParsedRequest } from '#shared/contracts/endpoint.js';
import { LIMITS } from '#shared/limits.js';

/** Endpoint of the contact form. */
export function contactRoutes(deps: Deps): Router {
  const router = Router();
  const { config, db, mail, log } = deps;
  const perIp = deps.rateLimits.create('contact:ip', LIMITS.rates.contactPerIp);

  route(router, deps, api.sendContactMessage, async ({ body, req }) => {
    await perIp.take(ipKey(req));
    await insertContactMessage(db, body);
    if (config.contactEmail !== undefined) {
      // Not awaited: the message is stored, so a mail that fails or takes long must not affect the response.
      mail
        .send(buildContactMail(config.contactEmail, body))
        .catch((error: unknown) => log.error({ err: error }, 'a contact message was not mailed'));
    }
    return { message: 'Thank you! Your message has been sent.' };
  });

  return router;
}

/**
 * Builds the mail with a message of the form. Line breaks are removed from the values used in headers, where
 * they would start another header.
 */
function buildContactMail(
  to: string,
  { name, email, subject, message }: ParsedRequest<typeof api.sendContactMessage>['body'],
): Mail {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');
  return {
    to,
    subject: `LDA contact: ${oneLine(subject)}`,
    text: `From: ${oneLine(name)} <${email}>\nSubject: ${oneLine(subject)}\n\n${message}\n`,
  };
}
