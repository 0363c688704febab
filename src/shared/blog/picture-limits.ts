/** Of the file that is sent; what is kept of it is far less. */
export const pictureLimits = { bytes: 8 * 1024 * 1024 } as const;
