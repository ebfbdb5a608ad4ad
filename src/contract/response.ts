// What every engine answers, whatever the service's form of it on the wire.

/** The contract's envelope. `null` in the payload stands for a record that could not be asked. */
export interface Response {
  status: 'SUCCESS' | 'ERROR';
  messages: string[];
  payload: unknown[];
}
