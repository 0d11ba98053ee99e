import { expect, it } from 'vitest';
import { toMail } from '../../../../tools/backend/lite/mail';

const API = 'http://127.0.0.1:54321';
const message = {
  to: 'ana@example.com',
  subject: 'Reset Your Password',
  text: 'Code: 123456\n\nOr: http://127.0.0.1:5173/auth/v1/verify?token=abc&type=recovery&redirect_to=http%3A%2F%2F127.0.0.1%3A5173\n',
};

it('leads to the API, and back to where the caller asked', () => {
  const { to, subject, link } = toMail(message, API, 'http://127.0.0.1:5173/nova-senha');
  expect({ to, subject }).toEqual({ to: 'ana@example.com', subject: 'Reset Your Password' });
  const url = new URL(link!);
  expect(url.origin + url.pathname).toBe(`${API}/auth/v1/verify`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    token: 'abc',
    type: 'recovery',
    redirect_to: 'http://127.0.0.1:5173/nova-senha',
  });
});

it('keeps the way back of the message when the caller asked for none', () => {
  const { link } = toMail(message, API, null);
  expect(new URL(link!).searchParams.get('redirect_to')).toBe('http://127.0.0.1:5173');
});

it.each([{ text: 'Your code is 123456' }, {}])('has no link when the message has none: %j', ({ text }) => {
  expect(toMail({ ...message, text }, API, null).link).toBeNull();
});
