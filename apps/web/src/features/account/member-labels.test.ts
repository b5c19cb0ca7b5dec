import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MemberLabels } from './member-labels.tsx'

test('[SHELL-112] a label is drawn with its name and its colour, and nobody without labels has a list', () => {
  const drawn = (labels: Parameters<typeof MemberLabels>[0]['labels']) =>
    renderToStaticMarkup(createElement(MemberLabels, { labels }))
  const html = drawn([{ labelName: 'Early bird', color: '#ABABAB' }])
  expect(html).toContain('Early bird')
  expect(html).toContain('border-color:#ABABAB')
  expect(html).toContain('background:#ABABAB')
  expect(drawn([])).toBe('')
})
