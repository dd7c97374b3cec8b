import { useSyncExternalStore } from 'react';

/** A value with listeners: what the page shows is a function of it. */
export interface Store<T> {
  get(): T;
  set(change: Partial<T> | ((value: T) => Partial<T>)): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store; listeners are told after each change that changes something. */
export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      const part = typeof change === 'function' ? change(value) : change;
      const keys = Object.keys(part) as (keyof T)[];
      if (keys.every((key) => Object.is(value[key], part[key]))) return;
      value = { ...value, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One part of the store in a component; it renders again when that part changes. */
export function useStore<T extends object, P>(store: Store<T>, pick: (value: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
