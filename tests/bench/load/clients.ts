import { io, type Socket } from 'socket.io-client';
import type { Job } from '#shared/contracts/jobs.js';
import { json, type Client } from '../client.js';

/** Opens a socket as a browser does, with a connection of its own. */
export async function connectedSocket(url: string, cookie: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Uploads a text and waits until it has been extracted; returns the document's id. */
export async function uploadText({ call }: Client, name: string, text: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text]), `${name}.txt`);
  const upload = await call('/documents/upload', { method: 'POST', body: form });
  if (upload.status !== 201) throw new Error(`an upload was refused: ${upload.status}`);
  const { doc_id: id } = (await upload.json()) as { doc_id: string };
  const content = await call(`/documents/content/${id}`);
  if (!content.ok) throw new Error(`a document was not extracted: ${content.status}`);
  return id;
}

/** Asks for long work without waiting for it; returns its job. */
export async function request({ call }: Client, path: string, body: object): Promise<Job> {
  const response = await call(path, json(body, { Prefer: 'respond-async' }));
  if (response.status !== 202)
    throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Job;
}
