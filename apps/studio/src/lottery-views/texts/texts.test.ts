import { languages } from '@baize/api'
import { betTypesOf, formatCodes } from '@baize/game-kit/lotteries/index'
import { expect, test } from 'vitest'
import { betName, rowName } from '../bet-words/describe.ts'
import { betWordsOf } from '../bet-words/index.ts'
import { controlOf } from '../picks/controls.ts'
import { textsOf } from './index.ts'

/** Every text of a tree by its path. */
const leaves = (tree: object, path = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${path}.${key}`) : [[`${path}.${key}`, value] as [string, unknown]],
  )
const paths = (tree: object) => leaves(tree).map(([path]) => path)

test.each(Object.keys(languages))('%s has every text and every name, and none is empty', language => {
  for (const of of [textsOf, betWordsOf]) {
    expect(paths(of(language))).toEqual(paths(of('EN')))
    for (const [path, text] of leaves(of(language)))
      if (typeof text === 'string') expect(text.trim(), path).not.toBe('')
  }
})

test.each(Object.keys(languages))(
  '%s names every bet, row and side',
  language => {
    const words = betWordsOf(language)
    for (const format of formatCodes)
      for (const { code } of betTypesOf(format)) {
        const control = controlOf(format, code)
        expect(betName(words, format, code), `${format} ${code}`).toBeTruthy()
        if (control.kind === 'written') continue
        for (const { key, values } of control.rows) {
          if (key !== null) expect(rowName(words, format, code, key)).not.toMatch(/undefined|^-?\d+$/)
          for (const value of values)
            if (/[A-Z]/.test(value)) expect(words.values, `${format} ${code} ${value}`).toHaveProperty(value)
        }
      }
  },
  10_000,
)
