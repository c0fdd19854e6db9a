/** A check thread sends this once it has loaded its modules. */
export const hasLoaded = 'loaded'
