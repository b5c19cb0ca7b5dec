import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog, dialogDefaults } from './dialog.tsx'
import { modalDefaults } from './modal.tsx'

test('[CONST-026, CONST-027, CONST-028] a standard modal is 200 by 200, waits 100 ms and can be dragged', () => {
  expect(modalDefaults).toEqual({ minSizePx: 200, delayMs: 100, draggable: true })
})

test('[CONST-029, CONST-030] a default dialog is 400 wide with one button CLOSE', () => {
  expect(dialogDefaults).toEqual({ widthPx: 400, button: 'CLOSE' })
  const dialog = createElement(Dialog, { title: 'News', closeLabel: 'Close', children: 'Text' })
  expect(renderToStaticMarkup(dialog).match(/<button[^>]*>([^<]*)<\/button>/g)).toHaveLength(1)
  expect(renderToStaticMarkup(dialog)).toContain('>CLOSE</button>')
})
