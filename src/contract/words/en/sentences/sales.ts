/** What is put in order before a sale. */
export const saleSentences = {
  reconWas: 'Repair ({category:reconCategory}) is now: {status:reconStatus}',
  reconByName: '{category:reconCategory}',
  reconAsDescribed: '{category:reconCategory}: {description}',
  reconNotNext: '“{to:reconStatus}” does not follow “{from:reconStatus}”.',
  reconBegins: 'A repair begins as a draft, with an estimate asked for, or with one received.',
  reconDecided: 'What is approved is decided in the request that the estimate waits for.',
  reconEstimateStands: 'The estimate was asked about and cannot change.',
  reconAfterSale: 'Nothing is put in order after the sale.',
  reconAsIs: 'This is sold as it is: nothing is ordered.',
  reconShopOnly: 'Only a repair shop that works on the file records repairs here.',
  reconOwnEstimate: 'Somebody else than who made the estimate decides about it.',
  reconVariance: 'Say why it cost more than was approved.',
  reconStarted: 'What was ordered or done is cancelled, not deleted.',
} as const;
