const family = [
  ...[
    'Varrick',
    'Tolwen',
    'Osmara',
    'Quellin',
    'Hadrow',
    'Pelizar',
    'Norvain',
    'Ishkaro',
    'Brandel',
    'Sovanni',
    'Tarquel',
  ],
  ...[
    'Lindaro',
    'Mirovec',
    'Okuniya',
    'Duvessa',
    'Yarrowin',
    'Castellow',
    'Ferranti',
    'Gallowen',
    'Huxmoor',
    'Jorvanen',
  ],
  ...['Kestrow', 'Lammerel', 'Morvane', 'Nakamiro', 'Orlanth', 'Pradesso', 'Rennick', 'Sundaro', 'Thalvik', 'Umbriel'],
  'Welkin',
]

/** The eleven of a football side, by shirt from 1 on. Scorers are drawn from it for the picture alone, never priced. */
export const squadOf = (side: number): string[] =>
  Array.from({ length: 11 }, (_, shirt) => family[(7 * side + 3 * shirt) % family.length]!)
