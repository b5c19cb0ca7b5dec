export { categoriesOf } from './categories.ts'
export { CategoryNav, categoryKey, useCategories } from './category-nav.tsx'
export { placesOf } from './places.ts'
export { useVendorPress } from './use-vendor-press.ts'
