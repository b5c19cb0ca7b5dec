/** An invented game vendor. Its house style decides frame, title treatment and sounds, so that its games look related. */
export interface Vendor {
  code: string
  name: string
  /** What its logo shows. */
  mark: string
  houseStyle: string
}

/** Thirty vendors in the order that the catalogue formula counts them (games book 2.1). */
export const VENDORS: readonly Vendor[] = [
  { code: 'HLG', name: 'Heron & Lag', mark: 'heron leg as an h', houseStyle: 'calm water scenes, thin gold lines' },
  { code: 'BRZ', name: 'Brazier Nine', mark: 'nine-flame bowl', houseStyle: 'hot reds, heavy metal frames' },
  { code: 'KTE', name: 'Kitepaper', mark: 'folded kite', houseStyle: 'paper cut-outs, flat shadows' },
  { code: 'OXB', name: 'Oxbow', mark: 'river loop', houseStyle: 'landscapes, long gradients' },
  { code: 'TMB', name: 'Tambour', mark: 'drum from above', houseStyle: 'rhythm-led sound, round frames' },
  { code: 'LUM', name: 'Lumenfold', mark: 'folded ray', houseStyle: 'neon edge light on black' },
  { code: 'PLM', name: 'Plum Tram', mark: 'tram with plum', houseStyle: 'picture-book gouache' },
  { code: 'SNT', name: 'Santoor Lane', mark: 'strings', houseStyle: 'courtly ornaments, jewel tones' },
  {
    code: 'GRV',
    name: 'Gravel & Silk',
    mark: 'half rough, half smooth disc',
    houseStyle: 'photographic textures, serif titles',
  },
  { code: 'MOX', name: 'Moxie Dot', mark: 'winking dot', houseStyle: 'big shapes, comic outlines' },
  { code: 'ARC', name: 'Arcwright', mark: 'compass arc', houseStyle: 'blueprint lines, machines' },
  { code: 'VLT', name: 'Violet Ox', mark: 'ox head', houseStyle: 'purple night, bold masks' },
  { code: 'NRW', name: 'Norrwind', mark: 'three wind strokes', houseStyle: 'ice, white space, slim type' },
  { code: 'TAM', name: 'Tamarind House', mark: 'pod', houseStyle: 'spice colours, market scenes' },
  { code: 'CSP', name: 'Copper Sparrow', mark: 'bird', houseStyle: 'engraved copper plates' },
  { code: 'DUN', name: 'Dune Ledger', mark: 'dune in a ledger square', houseStyle: 'sand, quiet geometry' },
  { code: 'FIG', name: 'Figment Works', mark: 'fig cut open', houseStyle: 'surreal still lifes' },
  { code: 'KRB', name: 'Karabo', mark: 'two dots and a bar', houseStyle: 'graphic savanna patterns' },
  { code: 'LGN', name: 'Lagoon Eleven', mark: 'eleven waves', houseStyle: 'tropical, translucent' },
  { code: 'MIR', name: 'Mirrorcat', mark: 'cat and its twin', houseStyle: 'symmetry, disco light' },
  { code: 'OPL', name: 'Opaline', mark: 'split stone', houseStyle: 'gems, glass refraction' },
  { code: 'PAG', name: 'Pagoda Mill', mark: 'roof and wheel', houseStyle: 'woodblock print' },
  { code: 'QRL', name: 'Quarrel', mark: 'bolt and shield', houseStyle: 'heraldry, strong contrast' },
  { code: 'RDW', name: 'Redwick', mark: 'candle', houseStyle: 'theatre curtains, warm spots' },
  { code: 'SKY', name: 'Skylark Yard', mark: 'lark over crane', houseStyle: 'blue hour, clean vector' },
  { code: 'STL', name: 'Stilt Fox', mark: 'fox on stilts', houseStyle: 'circus, tall layouts' },
  { code: 'TRQ', name: 'Torque Garden', mark: 'gear with leaves', houseStyle: 'clockwork botany' },
  { code: 'UMB', name: 'Umber Row', mark: 'row of houses', houseStyle: 'noir, jazz, brown inks' },
  { code: 'WLD', name: 'Wildmarch', mark: 'hare', houseStyle: 'field animals, loose brush' },
  { code: 'ZPH', name: 'Zephyr Pane', mark: 'window', houseStyle: 'pastel skies, soft frames' },
]
