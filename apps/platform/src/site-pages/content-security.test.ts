import { expect, test } from 'vitest'
import { pagePolicy } from './content-security.ts'

const directives = (origins: Parameters<typeof pagePolicy>[1]) =>
  Object.fromEntries(
    pagePolicy('n0nce', origins)
      .split('; ')
      .map(text => [text.split(' ', 1)[0], text.split(' ').slice(1).join(' ')]),
  )

test('a page of the default installation reaches its own site and nothing else', () => {
  const policy = directives({ pictures: [], frames: [], analytics: null })
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
  })
  expect(policy).toMatchObject({
    'script-src': "'nonce-n0nce' 'strict-dynamic' https://tags.example",
    'img-src': "'self' data: blob: https://a.example https://b.example",
    'connect-src': "'self' https://tags.example",
    'frame-src': "'self' https://play.example",
  })
})
