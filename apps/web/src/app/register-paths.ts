/** Addresses that show the home page with the registration dialog open. */
export const registerPaths = ['/register', '/register.html'] as const
