import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DialogProps } from './dialog.tsx'
import { Dialog, dialogDefaults } from './dialog.tsx'
import { modalDefaults } from './modal.tsx'

test('[CONST-026, CONST-027, CONST-028] a standard modal is 200 by 200, waits 100 ms and can be dragged', () => {
  expect(modalDefaults).toEqual({ minSizePx: 200, delayMs: 100, draggable: true })
})

test('[CONST-029, CONST-030] a default dialog is 400 wide with one button CLOSE', () => {
  expect(dialogDefaults).toEqual({ widthPx: 400, button: 'CLOSE' })
  const news: DialogProps = { title: 'News', closeLabel: 'Close', children: 'Text' }
  const buttons = renderToStaticMarkup(createElement(Dialog, news)).match(/<button.*?<\/button>/g)
  expect(buttons).toHaveLength(1)
  expect(buttons?.[0]).toContain('>CLOSE</button>')
})
