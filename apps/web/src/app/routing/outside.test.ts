import type { Permission } from '@baize/api'
import { expect, test } from 'vitest'
import { pageOrigins, pickImageCdn } from './outside.ts'

const brand = (parts: object) =>
  ({
    imageCDNs: ['/img'],
    launchGameCDNs: [],
    analytics: { gtagId: null, origin: null },
    social: { google: null, facebook: null, firebase: null },
    ...parts,
  }) as unknown as Permission['info']

/** A small generator, so that the draws of a test are the same each time. */
function* draws(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    yield state / 4_294_967_296
  }
}

test('[ENT-039] each page draws its pictures from one of the addresses, and each address gets its share', () => {
  const info = brand({ imageCDNs: ['https://a.example', 'https://b.example/', '/img'] })
  const picked = draws(7)
    .take(3_000)
    .map(draw => pickImageCdn(info, draw))
    .toArray()
  const share = (address: string) => picked.filter(one => one === address).length
  for (const address of ['https://a.example', 'https://b.example', '/img']) {
    expect(share(address)).toBeGreaterThan(900)
    expect(share(address)).toBeLessThan(1_100)
  }
  expect(pickImageCdn(brand({ imageCDNs: [] }), 0.5)).toBe('/img')
})

test('a page may reach the sites that the brand names, and none where it names none', () => {
  expect(pageOrigins(brand({}))).toEqual({ pictures: [], frames: [], analytics: null, firebase: false })
  const named = brand({
    imageCDNs: ['/img', 'https://a.example/pictures', 'https://a.example'],
    launchGameCDNs: ['https://play.example/launch?x=1'],
    analytics: { gtagId: 'G-1', origin: 'https://tags.example' },
  })
  expect(pageOrigins(named)).toEqual({
    pictures: ['https://a.example'],
    frames: ['https://play.example'],
    analytics: 'https://tags.example',
    firebase: false,
  })
})

test('without an id of the brand nothing is measured, whatever the deployment has', () => {
  expect(pageOrigins(brand({ analytics: { gtagId: null, origin: 'https://tags.example' } })).analytics).toBeNull()
})

test('a page reaches Firebase where that checks numbers, and not where the site itself stands in for it', () => {
  const project = { apiKey: 'key', projectId: 'project', authDomain: 'project.example' }
  const reached = [false, true].map(isSample => {
    const social = { google: null, facebook: null, firebase: { ...project, isSample } }
    return pageOrigins(brand({ social })).firebase
  })
  expect(reached).toEqual([true, false])
})
