/** Name, offence and defence (1000 is average), hue of the kit. */
export type BasketballSide = readonly [name: string, offence: number, defence: number, kitHue: number]

/** Sides of Foundry Hoops Association in their first season, in their order. */
export const foundryHoops: readonly BasketballSide[] = [
  ['Anvilton Sparks', 1040, 985, 0],
  ['Boltmoor Bison', 980, 1020, 31],
  ['Cindergate Foxes', 1010, 1000, 62],
  ['Derrickport Cranes', 1000, 1000, 93],
  ['Emberwell Otters', 960, 1040, 124],
  ['Flintcastle Rams', 1025, 970, 155],
  ['Girderton Owls', 990, 1010, 186],
  ['Hammerley Lynx', 1050, 960, 217],
  ['Ironquay Sharks', 970, 1030, 248],
  ['Jackfield Hares', 1015, 995, 279],
  ['Kilnworth Herons', 1030, 970, 310],
  ['Lathebury Stags', 985, 1015, 341],
]

/** Sides of Spice Islands Hoops in their first season, in their order. */
export const spiceIslands: readonly BasketballSide[] = [
  ['Amber Falls Geckos', 1025, 970, 11],
  ['Banyan City Macaws', 990, 1010, 42],
  ['Cobalt Bay Mantas', 1050, 960, 73],
  ['Dragonfruit Park Rhinos', 970, 1030, 104],
  ['Ebony Port Kites', 1015, 995, 135],
  ['Ginger Hill Cobras', 1030, 970, 166],
  ['Indigo Mills Langurs', 985, 1015, 197],
  ['Jade Harbour Tapirs', 1040, 985, 228],
  ['Kapok Town Storks', 980, 1020, 259],
  ['Lemongrass Turtles', 1010, 1000, 290],
  ['Mango Pier Civets', 1000, 1000, 321],
  ['Nutmeg Isle Carp', 960, 1040, 352],
]
