export { Heart } from './heart.tsx'
export { useFavourites } from './use-favourites.ts'
