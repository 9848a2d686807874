import { expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { requestLanguage } from './language.js';

const app = express();
app.get('/:fallback', (req, res) => {
  res.send(requestLanguage(req, req.params.fallback === 'ar' ? 'ar' : 'en'));
});

it.each([
  [undefined, 'en', 'en'],
  [undefined, 'ar', 'ar'],
  ['*', 'ar', 'ar'],
  ['fr', 'ar', 'ar'],
  ['ar-SA,ar;q=0.9,en;q=0.8', 'en', 'ar'],
  ['en-GB,en;q=0.9', 'ar', 'en'],
  ['fr,ar;q=0.5,en;q=0.4', 'en', 'ar'],
])('Accept-Language %p with the fallback %s means %s', async (header, fallback, expected) => {
  const call = request(app).get(`/${fallback}`);
  const { text } = await (header === undefined ? call : call.set('Accept-Language', header));
  expect(text).toBe(expected);
});
