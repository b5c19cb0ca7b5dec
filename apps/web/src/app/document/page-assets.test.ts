import { expect, test } from 'vitest'
import { pageAssets } from './page-assets.ts'

const manifest = {
  'src/client.tsx': { file: 'client.js', isEntry: true, css: ['client.css'], imports: ['_kit.js'] },
  '_react.js': { file: 'react.js' },
  '_kit.js': { file: 'kit.js', css: ['kit.css'], imports: ['_react.js'] },
  'src/home.tsx': { file: 'home.js', css: ['home.css'], imports: ['_kit.js', 'src/client.tsx'] },
  'src/dialog.tsx': { file: 'dialog.js', css: ['dialog.css'] },
  'font.woff2': { file: 'assets/manrope-basic-x.woff2' },
  'titles.woff2': { file: 'assets/bricolage-grotesque-basic-700-x.woff2' },
  'other.woff2': { file: 'assets/manrope-vietnamese-wght-normal-x.woff2' },
}

test('a page brings its own files and those they import, once, each after what it imports, and nothing else', () => {
  expect(pageAssets(manifest, ['src/home.tsx'])).toEqual({
    entry: '/client.js',
    scripts: ['/react.js', '/kit.js', '/home.js'],
    styles: ['/kit.css', '/client.css', '/home.css'],
    fonts: ['/assets/manrope-basic-x.woff2', '/assets/bricolage-grotesque-basic-700-x.woff2'],
  })
})

test('without an entry the site is not built', () => {
  expect(() => pageAssets({}, [])).toThrow('not built')
})
