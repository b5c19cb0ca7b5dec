import { expect, test } from 'vitest'
import { pagePolicy } from './content-security.ts'

const directives = (origins: Parameters<typeof pagePolicy>[1]) =>
  Object.fromEntries(
    pagePolicy('n0nce', origins)
      .split('; ')
      .map(text => [text.split(' ', 1)[0], text.split(' ').slice(1).join(' ')]),
  )

test('a page of the default installation reaches its own site and nothing else', () => {
  const policy = directives({ pictures: [], frames: [], analytics: null, firebase: false })
  expect(policy).toMatchObject({
    'script-src': "'nonce-n0nce' 'strict-dynamic'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'frame-src': "'self'",
  })
  expect(JSON.stringify(policy)).not.toContain('http')
})

test('what is configured is reached for its purpose alone', () => {
  const policy = directives({
    pictures: ['https://a.example', 'https://b.example'],
    frames: ['https://play.example'],
    analytics: 'https://tags.example',
    firebase: false,
  })
  expect(policy).toMatchObject({
    'script-src': "'nonce-n0nce' 'strict-dynamic' https://tags.example",
    'img-src': "'self' data: blob: https://a.example https://b.example",
    'connect-src': "'self' https://tags.example",
    'frame-src': "'self' https://play.example",
  })
})

test('where Firebase checks numbers, its calls and its check for robots are reached, and scripts still need the nonce', () => {
  const policy = directives({ pictures: [], frames: [], analytics: null, firebase: true })
  expect(policy).toMatchObject({
    'script-src': "'nonce-n0nce' 'strict-dynamic'",
    'connect-src': expect.stringContaining('https://identitytoolkit.googleapis.com'),
    'frame-src': "'self' https://www.google.com https://recaptcha.google.com",
  })
  expect(policy).not.toHaveProperty('require-trusted-types-for')
})
