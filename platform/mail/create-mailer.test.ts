import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '#platform/log.js';
import { createMailer } from './create-mailer.js';

let dataDir: string;
const clock = { now: () => new Date('2026-01-02T03:04:05.678Z') };
const log = createLogger('test', 'silent');
const mailer = (smtpUrl?: string) =>
  createMailer({ config: { smtpUrl, dataDir, mailFrom: 'LDA <no-reply@localhost>' }, log, clock });

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lda-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('a mailer without an SMTP server', () => {
  it('a mailer without an SMTP server writes each mail as a file with readable text', async () => {
    await mailer().send({ to: 'nora@example.com', subject: 'الرمز', text: 'رمزك هو:\n\n123456\n' });
    const files = await readdir(path.join(dataDir, 'outbox'));
    expect(files).toEqual(['2026-01-02T03-04-05.678Z-nora@example.com.eml']);
    const text = await readFile(path.join(dataDir, 'outbox', String(files[0])), 'utf8');
    expect(text).toContain('To: nora@example.com');
    expect(text).toContain('\r\n123456\r\n');
  });

  it('a mailer without an SMTP server never writes outside its folder, whatever the address', async () => {
    await mailer().send({ to: '../../x/y@example.com', subject: 's', text: 't' });
    expect(await readdir(path.join(dataDir, 'outbox'))).toEqual([
      '2026-01-02T03-04-05.678Z-.._.._x_y@example.com.eml',
    ]);
  });
});

describe('a mailer with an SMTP server', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  const listen = (greet: (socket: Socket) => void) =>
    new Promise<string>((resolve) => {
      server = createServer((socket) => {
        sockets.add(socket);
        greet(socket);
      }).listen(0, '127.0.0.1', () => {
        resolve(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
    });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it('a mailer with an SMTP server delivers the mail', async () => {
    const received: string[] = [];
    const url = await listen((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        received.push(text);
        if (inData) {
          // The mail's last line may arrive in several pieces.
          if (received.join('').endsWith('\r\n.\r\n')) {
            inData = false;
            socket.write('250 kept\r\n');
          }
        } else if (text.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      });
    });
    await mailer(url).send({ to: 'nora@example.com', subject: 'Hello', text: '123456' });
    expect(received.join('')).toMatch(/RCPT TO:<nora@example\.com>[\s\S]*Subject: Hello[\s\S]*123456/);
  });

  it('a mail that the SMTP server refuses is an error', async () => {
    const url = await listen((socket) => socket.end('554 no\r\n'));
    await expect(mailer(url).send({ to: 'nora@example.com', subject: 's', text: 't' })).rejects.toMatchObject(
      {
        code: 'email_failed',
        status: 502,
      },
    );
  });
});
