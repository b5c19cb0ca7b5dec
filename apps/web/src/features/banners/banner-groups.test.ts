import { expect, test } from 'vitest'
import { groupForPath } from './banner-groups.ts'

test('[ROUTE-053] the banner group of / is home', () => expect(groupForPath('/')).toBe('home'))
test('[ROUTE-054] the banner group of /rng is rng', () => expect(groupForPath('/rng')).toBe('rng'))
test('[ROUTE-055] the banner group of /live is live', () => expect(groupForPath('/live')).toBe('live'))
test('[ROUTE-056] the banner group of /fish is fish', () => expect(groupForPath('/fish')).toBe('fish'))
test('[ROUTE-057] the banner group of /pvp is pvp', () => expect(groupForPath('/pvp')).toBe('pvp'))
test('[ROUTE-058] the banner group of /sports is sports', () => expect(groupForPath('/sports')).toBe('sports'))
test('[ROUTE-059] the banner group of /esports is esports', () => expect(groupForPath('/esports')).toBe('esports'))
test('[ROUTE-060] the banner group of /elott is lott', () => expect(groupForPath('/elott')).toBe('lott'))
test('[ROUTE-061] the banner group of /down is down', () => expect(groupForPath('/down')).toBe('down'))
test('[ROUTE-062] the banner group of /promotions is promotion', () =>
  expect(groupForPath('/promotions')).toBe('promotion'))
test('[ROUTE-063] the banner group of /pointMall is shop', () => expect(groupForPath('/pointMall')).toBe('shop'))
test('[ROUTE-064] the banner group of /help is help', () => expect(groupForPath('/help')).toBe('help'))

test('[HOME-006] every page of the product that has banners has those of its group', () => {
  const groups = {
    ...{ '/': 'home', '/rng': 'rng', '/live': 'live', '/fish': 'fish', '/pvp': 'pvp', '/sports': 'sports' },
    ...{ '/esports': 'esports', '/lott': 'lott', '/elott': 'lott', '/down': 'down', '/promotions': 'promotion' },
    ...{ '/pointMall': 'shop', '/help': 'help', '/live/vassalage/LVT': 'live' },
  }
  expect(Object.fromEntries(Object.keys(groups).map(path => [path, groupForPath(path)]))).toEqual(groups)
})

test('other addresses of home share its banners, pages without banners have no group', () => {
  for (const path of ['/index', '/index.html', '/home', '/register', '/register.html', '/login'])
    expect(groupForPath(path)).toBe('home')
  expect(groupForPath('/seamless')).toBeNull()
  expect(groupForPath('/noticePage')).toBeNull()
})
