import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChatHead, isLight } from './chat-head.tsx'

test('[BRAND-012] the head of the chat has the colour that the brand configured', () => {
  const markup = renderToStaticMarkup(<ChatHead color="#204060" title="Chat" closeLabel="Close" onClose={() => {}} />)
  expect(markup).toContain('background-color:#204060;color:white')
})

test.each([
  ['#000000', false],
  ['#1B2A49', false],
  ['#DCB765', true],
  ['#FFFFFF', true],
])('on %s dark words stand out better: %s', (color, light) => expect(isLight(color)).toBe(light))
