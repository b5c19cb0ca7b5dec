import type { ResponseOf } from '@baize/api'

type Announcements = ResponseOf<'site.announcements'>

const postedAt = new Date(Date.UTC(2026, 10, 18, 9, 30)).toISOString()

type Words = Pick<Announcements['banners'][number], 'title' | 'text' | 'action'>

const banner = (groupName: string, image: string, url: string, words: Words): Announcements['banners'][number] => ({
  bannerId: `${groupName}-${image}`,
  groupName,
  url,
  linkageType: url === '' ? '' : '1',
  image,
  ...words,
})

const notice = (id: string, title: string, ...paragraphs: string[]): Announcements['player'][number] => ({
  id,
  title,
  html: paragraphs.map(text => `<p>${text}</p>`).join(''),
  postedAt,
})

/** Banners of home and of registration, among them one that leads nowhere, and notices of every kind, short and long. */
export const announcements: Announcements = {
  banners: [
    banner('home', 'welcome', '/register', {
      title: 'A seat at the table',
      text: 'A username and a password are all it takes.',
      action: 'Register',
    }),
    banner('home', 'fairness', '/fairness', {
      title: 'Every round can be checked by anybody, long after it was played',
      text: 'The seed is committed to before the bet and shown after it. Who has it recomputes the outcome, to the last symbol.',
      action: 'See how',
    }),
    banner('home', 'vault', '', { title: 'Points for every bet', text: 'They turn into goods or credit.', action: '' }),
    banner('w_reg', 'welcome', '', { title: 'Credit to begin with', text: 'It is there at once.', action: '' }),
  ],
  player: [
    notice('player-1', 'Each game states its return', 'Press the question mark in a game to see it.'),
    notice(
      'player-2',
      'A round that was interrupted waits for you: open the game again to see how it ended',
      'A round is decided once, on the server.',
      'If the page closes in the middle, its win is yours, and the game shows the rest when you come back.',
    ),
  ],
  popup: [notice('popup-1', 'Play within your means', 'Set a limit for the day before you begin.')],
  promotion: [notice('promotion-1', 'Points count twice at the weekend', 'From Saturday to Sunday, on every slot.')],
  help: [notice('help-1', 'How to check a round yourself', 'Open it in your records and press Verify.')],
}
