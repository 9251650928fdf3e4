import * as z from 'zod';
import { country } from '../candidates/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from '../vocabulary.ts';
import { netCents, planId, planKey } from './plans.ts';
import { seller, sellerToSet } from './seller.ts';

/** Whether companies can buy, and how they pay. While it is off nothing of it shows, and everything is allowed. */
export const buyingStates = ['off', 'invoice'] as const;
export type Buying = (typeof buyingStates)[number];

export const settingNames = ['buying', 'trialDays', 'vatRate', 'price', 'closeupPrice', 'seller', 'countryRate'] as const;

const trialDays = z.number().int().min(0).max(365);
/** In hundredths of a percent: 1900 is 19 %. */
const vatRate = z.number().int().min(0).max(5000);

const day = z.iso.date();

const offered = planKey.extend({ planId, price: netCents });

export const settings = {
  look: endpoint({
    route: 'GET /api/admin/settings',
    access: 'admin',
    summary: 'What holds now for buying, what is set for later, and the last 200 changes, newest first.',
    reply: z.object({
      /** The day it is for the operator. */
      today: z.string(),
      buying: z.enum(buyingStates),
      trialDays,
      vatRate,
      /** What a closeup costs a candidate, in whole cents with VAT; null: none is sold. */
      closeupPrice: netCents.nullable(),
      /** Null: nobody has said yet who sells, and no invoice can be written. */
      seller: seller.nullable(),
      /** The rates of other countries of the Union, for candidates there; where none is set ours is taken. */
      countryRates: z.array(z.object({ country, vatRate })),
      /** What is sold; prices in whole cents before VAT. */
      plans: z.array(offered),
      history: z.array(
        z.object({
          id: z.string(),
          name: z.enum(settingNames),
          planId: planId.nullable(),
          /** Of a rate: of which country. */
          country: country.nullable(),
          /** As it is stored: a state, a whole number, or the name of who sells; null where a plan is no longer offered. */
          value: z.string().nullable(),
          /** What held before it, or null where nothing was set. */
          before: z.string().nullable(),
          countsFrom: z.string(),
          setAt: z.string(),
          /** Name of the administrator, as long as there is one. */
          setBy: z.string().nullable(),
          /** Whether it can be taken back: nothing of its kind was set after it. */
          undoable: z.boolean(),
        }),
      ),
    }),
  }),
  insert: endpoint({
    route: 'POST /api/admin/insert/settings',
    access: 'admin',
    password: true,
    summary: 'Sets what is named, from a day on that is today or later; nothing is overwritten.',
    body: z.object({
      countsFrom: day,
      buying: z.enum(buyingStates).optional(),
      trialDays: trialDays.optional(),
      vatRate: vatRate.optional(),
      /** Null: closeups are no longer sold. */
      closeupPrice: netCents.min(50).nullable().optional(),
      seller: sellerToSet.optional(),
      /** Null: the rate of the seller is taken. */
      countryRate: z.object({ country, vatRate: vatRate.nullable() }).optional(),
      /** Null: the plan is no longer offered; who has it keeps it. */
      price: planKey.extend({ price: netCents.nullable() }).optional(),
    }),
    refusals: ['nothing-for-sale', 'seller-missing'],
  }),
  undo: endpoint({
    route: 'POST /api/admin/settings/undo',
    access: 'admin',
    password: true,
    summary: 'Takes the last change of its kind back: from its day on, or from now, holds what would without it. Both stay in the history.',
    body: byId,
    refusals: ['not-found', 'changed-elsewhere', 'nothing-for-sale', 'seller-missing'],
  }),
};
