import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { localVendors } from '../../config.ts';
import type { Listening } from '../core/listen.ts';
import type { Mailbox } from './mailbox.ts';

const refused = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });

/**
 * The mail server. It accepts every mail from a client with the local name and password, on this
 * machine only, and forwards none. It has no TLS, since nothing leaves the machine.
 * @param port 0 takes any free port
 */
export async function listenForMail(mailbox: Mailbox, port: number): Promise<Listening> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (username === localVendors.smtpUser && password === localVendors.smtpPassword) done(null, { user: username });
      else done(refused('Authentication credentials invalid', 535));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = mailbox.refusal();
        if (code !== null) return done(refused('Not this time', code));
        mailbox.take(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  // The server does nothing about a client that breaks off: that client tries again.
  server.on('error', (error) => console.error(`The mail server: ${error.message}`));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
