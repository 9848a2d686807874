import { createContext } from 'react';
import type { Room } from './use-room.js';

/** The room of the cards in it; null where a card stands alone. */
export const RoomContext = createContext<Room | null>(null);
