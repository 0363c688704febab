const part = encodeURIComponent;

const workshop = (id: string): string => `/workshops/lead/${part(id)}`;
const place = (key: string): string => `/workshops/${part(key)}`;

/** Addresses of workshops, apart from `paths`: every page loads those. */
export const workshopPaths = {
  /** Alone, or with a team whose leaders can host it, too. */
  newWorkshop: (organisationId?: string) =>
    organisationId === undefined ? "/workshops/new" : `/workshops/new?organisation=${part(organisationId)}`,
  /** Where the host leads it. */
  workshop,
  /** What everyone in the room looks at. */
  wall: (id: string) => `${workshop(id)}/wall`,
  /** The picture as slides, also after the evening. */
  present: (id: string) => `${workshop(id)}/present`,
  wallEvents: (id: string) => `/api/workshops/${part(id)}/events`,
  picture: (id: string) => `/api/workshops/${part(id)}/picture`,
  /** What the code on the wall leads to. */
  join: (code: string) => `/w/${part(code)}`,
  /** A guest's own place: anyone with its address is that guest. */
  place,
  placeEvents: (key: string) => `/api/workshop-guests/${part(key)}/events`,
};
