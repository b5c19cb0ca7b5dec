import { readFileSync } from 'node:fs'
import { languages } from '@baize/api'
import { expect, test } from 'vitest'

const file = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8')

test.each(Object.values(languages))('the offline page speaks %s, with a way back', tag => {
  const section = new RegExp(
    `<section lang="${tag}">\\s*<h1>([^<]+)</h1>\\s*<p>([^<]+)</p>\\s*<a href="/">([^<]+)</a>\\s*</section>`,
  )
  expect(file('offline.html')).toMatch(section)
  expect(file('offline.css')).toContain(`:root:lang(${tag}) section:lang(${tag})`)
})
