// The kinds of data that operations answer from.

/** What an operation may answer from: a kind of data, of which what is installed answers, or the network. */
export type Need =
  /** A source of truth, one of which must be installed; a request may name it. */
  | 'addresses'
  /** Places of the world, and streets and numbers in them. */
  | 'places'
  /** What more is known of an address, by its id or mesh block. */
  | 'attributes'
  /** Postcodes and their localities, where no source of truth has them. */
  | 'postcodes'
  | 'companies'
  | 'titles'
  | 'suppression'
  | 'phone-ranges'
  | 'words'
  | 'network';
