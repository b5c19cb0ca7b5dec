import { familyOf } from './types.ts'

/** Looks of tables that many players share, and of the book; their titles name what lies on them. */
export const TABLES = [
  familyOf([
    'LVT',
    'Long Velvet Tables',
    'town stage cards',
    't/nine coin',
    'spade-suit heart-suit club-suit diamond-suit',
    'Commission:t/court Speed:t/swift Baccarat:t/nine Spark:t/roulette-spark Roulette:t/roulette Sic:t/dice Xoc:t/plate Wheel:t/money-wheel',
    'heart-suit diamond-suit club-suit spade-suit coin sparkles',
  ]),
  familyOf([
    'DTG',
    'Dragon and tiger',
    'east peaks pips',
    'dragon tiger-face',
    'tiger-face dragon-face coin spade-suit',
    'Dragon:dragon',
    'coin fire cloud glowing-star heart-suit spade-suit',
  ]),
  familyOf([
    'ARN',
    'Arena of Masks',
    'tech stands pips',
    'rooster gear',
    'gear old-key feather g/cog.copper',
    'Clockwork:rooster',
    'gear nut-and-bolt old-key feather high-voltage g/cog.copper',
  ]),
  familyOf([
    'CUP',
    'Rooftop Relay',
    'tech city pips',
    'robot trophy',
    'trophy running-shoe high-voltage night-with-stars',
    'Rooftop:robot',
    'trophy running-shoe high-voltage glowing-star star chequered-flag',
  ]),
  familyOf([
    'BOOK',
    'Sportsbook',
    'tech stands pips',
    'soccer-ball stadium',
    'soccer-ball basketball tennis trophy',
    'Sportsbook:stadium Football:soccer-ball Basketball:basketball Tennis:tennis Badminton:feather',
    'trophy sports-medal chequered-flag glowing-star star running-shoe',
  ]),
  familyOf([
    'ARENA',
    'Esports',
    'tech city pips',
    'crossed-swords shield',
    'crossed-swords shield castle joystick',
    'Esports:joystick Lanternfall:red-paper-lantern Harbour:shield Thornledger:scroll',
    'trophy high-voltage glowing-star star sparkles joystick',
  ]),
] as const
