import type { FastifyInstance } from 'fastify';
import { type Ctx, ownContext, type World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { PaymentUnreachable, stripePayments } from '../../providers/payment/index.ts';
import { settleCard, settleCharge } from '../billing/index.ts';
import { settle } from './settling.ts';

const isId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
const largest = 256 * 1024;

type News = NonNullable<Awaited<ReturnType<ReturnType<typeof stripePayments>['news']>>>;

/** Tells whoever it is about. */
async function hear(ctx: Ctx, about: News) {
  if ('paymentId' in about) {
    if (isId(about.paymentId)) await settleCharge(ctx, about.paymentId);
  } else if ('cardSession' in about) {
    if (isId(about.cardSession)) await settleCard(ctx, about.cardSession);
  } else if (isId(about.session.purchaseId)) await settle(ctx, about.session.purchaseId, about.session.id);
}

/** News of Stripe, proved by its signature over the bytes as they came. Only what it is about is taken from it: how that stands is asked. */
export function servePaymentNews(app: FastifyInstance, world: World) {
  const settings = world.config.payment.stripe;
  if (!settings) return;
  const stripe = stripePayments(settings);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) => done(null, body));
    scope.post('/api/v2/closeup/shop/news', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      let about: Awaited<ReturnType<typeof stripe.news>>;
      try {
        about = await stripe.news(request.body as Buffer, typeof signature === 'string' ? signature : '');
      } catch (error) {
        // it tells it again later
        if (error instanceof PaymentUnreachable) throw new Refused('unavailable');
        return reply.code(400).send({});
      }
      if (about) await hear(ownContext(world), about);
      return reply.send({});
    });
  });
}
