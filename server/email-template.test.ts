import { describe, expect, it } from '@jest/globals';
import { renderEmail, type EmailTemplate } from './email-template.js';

const template: EmailTemplate = {
  to: 'nora@example.com',
  language: 'en',
  subject: 'Your code & link',
  text: ['First.', 'Second.'],
  code: '123456',
  link: { label: 'Open it', url: 'https://lda.example/reset-password?token=a&b="c"' },
  notes: ['It is valid for <10> minutes.'],
};

describe('renderEmail', () => {
  it('the plain text of a mail is in reading order, with code and link on lines of their own', () => {
    expect(renderEmail(template).text).toBe(
      'First.\n\nSecond.\n\n123456\n\nhttps://lda.example/reset-password?token=a&b="c"\n\nIt is valid for <10> minutes.\n',
    );
  });

  it('the HTML page of a mail has the same content, with every inserted text escaped', () => {
    const { html = '' } = renderEmail(template);
    for (const part of ['First.', 'Second.', '>123456<', '>Open it<', 'valid for &#60;10&#62; minutes'])
      expect(html).toContain(part);
    expect(html).toContain('href="https://lda.example/reset-password?token=a&#38;b=&#34;c&#34;"');
    expect(html).toContain('<title>Your code &#38; link</title>');
  });

  it('the HTML page of a mail loads nothing: mail programs block it, or it would track the reader', () => {
    expect(renderEmail(template).html).not.toMatch(/<(?:img|link|script)|src=|url\(|@import/);
  });

  it('an Arabic mail runs from right to left, except for code and link', () => {
    const { html = '' } = renderEmail({ ...template, language: 'ar', subject: 'رمز التحقق' });
    expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(html).toContain('text-align:right');
    expect(html).not.toContain('text-align:left');
    expect(html).toMatch(/<span dir="ltr"[^>]*>123456</);
    expect(html).toMatch(/<a dir="ltr"[^>]*>https:/);
  });
});
