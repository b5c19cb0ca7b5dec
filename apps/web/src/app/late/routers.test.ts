import { expect, test } from 'vitest'
import { routersOf } from './routers.ts'

test('[ENT-019] each address of the domain list starts with speed 0', () => {
  expect(routersOf({ domainList: [{ url: 'https://a.example' }, { url: 'https://b.example' }] })).toEqual([
    { url: 'https://a.example', speed: 0 },
    { url: 'https://b.example', speed: 0 },
  ])
})
