/** Name, attack and leak (1000 is average; little leak is a tight defence), hue and pattern of the kit. */
export type FootballSide = readonly [name: string, attack: number, leak: number, kitHue: number, kitPattern: string]

/** Sides of Lantern Coast League in their first season, in their order. */
export const lanternCoast: readonly FootballSide[] = [
  ['Brackwater Rovers', 1240, 880, 0, 'plain'],
  ['Gullhaven Wanderers', 960, 1060, 23, 'stripes'],
  ['Tidewick Harriers', 1090, 930, 46, 'hoops'],
  ['Anchorley United', 1010, 1090, 69, 'halves'],
  ['Driftmouth Town', 900, 1150, 92, 'sash'],
  ['Oysterby Union', 1180, 860, 115, 'plain'],
  ['Mastonbridge Athletic', 1050, 1010, 138, 'stripes'],
  ['Sandrigg Borough', 930, 1120, 161, 'hoops'],
  ['Lampport Rovers', 1120, 950, 184, 'halves'],
  ['Saltmere Rovers', 1150, 900, 207, 'sash'],
  ['Coveland Harriers', 980, 1080, 230, 'plain'],
  ['Spindrift United', 1030, 980, 253, 'stripes'],
  ['Harrowsea Town', 870, 1160, 276, 'hoops'],
  ['Kelpstead Town', 1000, 1050, 299, 'halves'],
  ['Quillharbour Athletic', 1070, 1000, 322, 'sash'],
  ['Netherquay Borough', 940, 1030, 345, 'plain'],
]

/** Sides of Highmoor League in their first season, in their order. */
export const highmoor: readonly FootballSide[] = [
  ['Heatherlow United', 1180, 860, 7, 'stripes'],
  ['Cragmarrow Town', 1050, 1010, 30, 'hoops'],
  ['Fellgate Union', 930, 1120, 53, 'halves'],
  ['Thistledon Athletic', 1120, 950, 76, 'sash'],
  ['Peatwell Borough', 1150, 900, 99, 'plain'],
  ['Stonerigg Rovers', 980, 1080, 122, 'stripes'],
  ['Larkfell Wanderers', 1030, 980, 145, 'hoops'],
  ['Brackenhow Harriers', 870, 1160, 168, 'halves'],
  ['Windlow United', 1000, 1050, 191, 'sash'],
  ['Foxbarrow Town', 1070, 1000, 214, 'plain'],
  ['Tarnside Union', 940, 1030, 237, 'stripes'],
  ['Mosswick Athletic', 1240, 880, 260, 'hoops'],
  ['Ramshollow Borough', 960, 1060, 283, 'halves'],
  ['Cairnhope Rovers', 1090, 930, 306, 'sash'],
  ['Whinbeck Wanderers', 1010, 1090, 329, 'plain'],
  ['Dunmarrow Harriers', 900, 1150, 352, 'stripes'],
]

/** Sides of Delta Monsoon League in their first season, in their order. */
export const deltaMonsoon: readonly FootballSide[] = [
  ['Lotus Ferry Athletic', 980, 1080, 14, 'hoops'],
  ['Mangrove Gate Borough', 1030, 980, 37, 'halves'],
  ['Bamboo Reach Rovers', 870, 1160, 60, 'sash'],
  ['Heron Marsh Wanderers', 1000, 1050, 83, 'plain'],
  ['Rice Terrace Harriers', 1070, 1000, 106, 'stripes'],
  ['Betel Quay United', 940, 1030, 129, 'hoops'],
  ['Stilt Market Town', 1240, 880, 152, 'halves'],
  ['Monsoon Park Union', 960, 1060, 175, 'sash'],
  ['Kite Hill Athletic', 1090, 930, 198, 'plain'],
  ['Drum Island Borough', 1010, 1090, 221, 'stripes'],
  ['Gecko Bridge Rovers', 900, 1150, 244, 'hoops'],
  ['Teak Landing Wanderers', 1180, 860, 267, 'halves'],
  ['Pomelo Grove Harriers', 1050, 1010, 290, 'sash'],
  ['Firefly Bank United', 930, 1120, 313, 'plain'],
  ['Jasmine Lock Town', 1120, 950, 336, 'stripes'],
  ['Buffalo Plain Union', 1150, 900, 359, 'hoops'],
]

/** Sides of Outer Isles League in their first season, in their order. */
export const outerIsles: readonly FootballSide[] = [
  ['Skerryholm Wanderers', 940, 1030, 21, 'halves'],
  ['Fulmar Rock Harriers', 1240, 880, 44, 'sash'],
  ['Auk Sound United', 960, 1060, 67, 'plain'],
  ['Basalt Head Town', 1090, 930, 90, 'stripes'],
  ['Sealskerry Union', 1010, 1090, 113, 'hoops'],
  ['Northlight Athletic', 900, 1150, 136, 'halves'],
  ['Puffin Stack Borough', 1180, 860, 159, 'sash'],
  ['Geyser Vale Rovers', 1050, 1010, 182, 'plain'],
  ['Icefold Wanderers', 930, 1120, 205, 'stripes'],
  ['Runestead Harriers', 1120, 950, 228, 'hoops'],
  ['Whalebone United', 1150, 900, 251, 'halves'],
  ['Cloudberry Town', 980, 1080, 274, 'sash'],
  ['Driftice Union', 1030, 980, 297, 'plain'],
  ['Glimmerfoss Athletic', 870, 1160, 320, 'stripes'],
  ['Tundra Gate Borough', 1000, 1050, 343, 'hoops'],
  ['Eiderwick Rovers', 1070, 1000, 6, 'halves'],
]
