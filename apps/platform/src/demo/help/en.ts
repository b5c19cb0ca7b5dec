import type { HelpTexts } from './sections.ts'

export const en: HelpTexts = {
  sections: {
    account: 'Your account',
    wallet: 'Wallet and demo credit',
    games: 'Games and fairness',
    invitations: 'Invitations and agents',
    safety: 'Safe play and support',
  },
  articles: {
    register: {
      title: 'Opening an account',
      html: '<p>Press Register and fill in the form. A username has 4 to 15 letters and digits and starts with a letter; it cannot be changed later.</p><p>You are signed in at once, and your demo credit is in the wallet.</p>',
    },
    'sign-in': {
      title: 'Signing in, and what happens after wrong passwords',
      html: '<p>Capitals do not matter in the username; they do in the password.</p><ul><li>After three wrong passwords a picture with six characters is asked for.</li><li>After five, the account waits for 15 minutes. This protects you: a right password is refused as well during that time.</li></ul>',
    },
    password: {
      title: 'Choosing a password',
      html: '<p>Use 8 to 64 characters of any kind; a few words with spaces between them make a good one. What others try first, such as known passwords, your username or our name, is refused. A password that you use nowhere else is worth more than a complicated one.</p><p>Nobody at Baize will ever ask you for it. We keep only a fingerprint of it and could not tell it to anybody.</p>',
    },
    sessions: {
      title: 'How long you stay signed in',
      html: '<p>A session ends after 30 minutes without a move, after 12 hours in any case, and when you sign out. It belongs to the browser in which you signed in; elsewhere it is worth nothing.</p><p>On a device that others use, sign out when you leave.</p>',
    },
    language: {
      title: 'Language and colours',
      html: '<p>Both switches are in the top bar. The site remembers your choice in this browser. Personal messages are shown in the language that you read at the time.</p>',
    },
    'demo-credit': {
      title: 'What demo credit is',
      html: '<p>Every new account gets 1,000.00 of demo credit, once. It is for playing only: it cannot be bought, sold, given away or withdrawn, and it is worth no money.</p><p>Stakes, wins and the balance are kept in the same ledger that would keep real money, with the same checks.</p>',
    },
    balance: {
      title: 'When the balance changes',
      html: '<p>A stake leaves the balance when a round starts. A win comes in as soon as the round is decided, which is before its pictures have come to rest. Every open page shows the change by itself.</p><p>Amounts are cut to two decimals on the screen and never rounded up. The ledger keeps four.</p>',
    },
    'deposit-withdraw': {
      title: 'Deposits and withdrawals',
      html: '<p>This site is a demonstration. It takes no deposits and pays nothing out. Whoever asks you to send money for an account here is not with us.</p>',
    },
    'odd-amounts': {
      title: 'The amount looks wrong',
      html: '<p>Reload the page first: the balance then comes fresh from the ledger. If a stake seems to be missing, a round may still be open. Open the game again; it shows the rest of the round and what it paid.</p><p>If the amount still looks wrong, write to customer service and name the game and the time.</p>',
    },
    'open-a-game': {
      title: 'Opening a game',
      html: '<p>Choose a category, then a studio, or search by name. The tile shows the smallest stake and the return of the game. A press opens it in this page. One game can be open at a time; a second one asks you to leave the first.</p>',
    },
    'return-and-volatility': {
      title: 'Return and volatility',
      html: '<p>The return to player is what a game pays back on average over very many rounds. A return of 96 % means that of 100.00 staked in total, 96.00 are paid out in the long run and 4.00 are not. It says nothing about your next round.</p><p>Volatility tells how uneven the way there is: high means long stretches without a win and rare large ones.</p><p>Both figures are computed from the published rules of each game. They are the same for everybody, at all times, at every stake.</p>',
    },
    interrupted: {
      title: 'The page closed in the middle of a round',
      html: '<p>A round is decided once, on the server, before you see anything of it. If the page closes, its result stands and a win is already in your balance. Open the game again to see the rest.</p>',
    },
    fairness: {
      title: 'How a result comes about',
      html: '<p>Before you play, the server fixes a secret seed and shows you its fingerprint. Your own seed, which you may change, and a counter are added to it. The result follows from these three alone: not from your balance, your stake or how you did before.</p><p>When the secret seed is revealed, anybody can compare it with the fingerprint and work out every result again.</p>',
    },
    'check-a-round': {
      title: 'Checking a round',
      html: '<ol><li>Open the game and its fairness page.</li><li>Ask for a new seed. The old one is revealed.</li><li>Pick a round that was played with it. The page compares seed and fingerprint and works out the result in your browser.</li><li>Export the round if you want to check it with a tool of your own.</li></ol>',
    },
    'live-tables': {
      title: 'Live tables',
      html: '<p>A table deals a round for everybody who sits at it. While bets are open you lay chips and confirm them; what you have not confirmed is not placed. Until bets close you may take a confirmed bet back whole. Then the round is dealt, and wins are paid at once.</p><p>A table that nobody looks at rests and begins again when you sit down. If your connection is cut, the page says that it is asking and shows a bet as placed only once the table has it. A round that cannot be dealt is void: all stakes go back.</p><p>Each round is sealed before it takes bets, and the bets before it is dealt. When it has ended, the seal in your browser turns to "Checked" once both were worked out again.</p>',
    },
    'between-members': {
      title: 'Playing against other members',
      html: '<p>In the rooms of Duo Hall members play one another: Twin Dice and Seven Banners between two, Tien Len between two to four. Sit down at a stake, in a room that waits, or with the code of a friend. Nothing is held while you wait. Ready holds the most that you can lose in a hand, and what you do not lose is returned.</p><p>The house plays no hand. It takes a rake of 5 % of the pot, 25.00 at most, and nothing of a draw, of a void hand or of practice. The return therefore depends on how you play, and none is stated.</p><p>All players shuffle together: each browser binds itself to a seed before any seed is open, so that nobody can choose the deal. When a hand has ended, your browser works it out again. When your turn runs out, the clock moves for you; after 60 seconds without a connection a duel is lost, and a hand of cards is played on by the clock.</p><p>Practice with bots costs nothing and counts for nothing. At tables for money there are no bots.</p>',
    },
    fishing: {
      title: 'Fishing',
      html: '<p>Choose a sea and a depth, which says what a bullet costs. You fill a purse, and that amount is held from your balance. A bullet is charged only when it hits something; one that meets nothing comes back.</p><p>Each target pays a number of bullets and is caught with a fixed chance, and every shot at every target returns 96 % on average. Earlier hits, the level of your cannon and who else shoots change nothing.</p><p>About every minute a ticket of your shots is booked as one bet, with its wins. When you leave, the rest of the purse comes back. If your connection is cut, the cannon waits 20 seconds and the purse 60.</p>',
    },
    'invitation-codes': {
      title: 'Invitation codes',
      html: '<p>An agent can give you a code or a link with one. If you register with it, that agent becomes your upline. Without a code you have none, and nothing else differs. A wrong code is refused before the account is made, so that you can correct it or leave it out.</p>',
    },
    agents: {
      title: 'What agents are, and what they see',
      html: '<p>An agent is a member who may bring in others. Agents see the accounts of their own downlines, when they joined and how large their teams are. They never see passwords or personal data, and they cannot play with your balance.</p>',
    },
    'safe-play': {
      title: 'Keeping play a pastime',
      html: '<p>Games of chance cost money on average. Decide before you start how long you want to play, and stop when that time is over. Do not play to win back what is gone, and not when you are upset or tired.</p><p>If playing is no longer fun, or if somebody close to you worries, talk about it. Many countries have free and anonymous help lines for gambling.</p>',
    },
    age: {
      title: 'How old you must be',
      html: '<p>You must be of the age that the footer names, and older where the law of your country asks for it. Do not let children use your account or your device unattended while you are signed in.</p>',
    },
    privacy: {
      title: 'What we keep about you',
      html: '<p>We keep what you entered in the registration form, the times and network addresses of your sign-ins, your rounds and the movements of your balance. Passwords are kept only as fingerprints. Cookies are used for signing in and for your settings.</p>',
    },
    contact: {
      title: 'Reaching customer service',
      html: '<p>Press the service button in the top bar. Have your username ready and, if a message showed one, the request number. Never send your password.</p>',
    },
    channels: {
      title: 'Channels outside this site',
      html: '<p>The side bar can lead to the channels of a brand: Telegram, Twitter, Douyin, Facebook, a link for its community. This demo has none of them, so that its entries lead here.</p>',
    },
  },
}
