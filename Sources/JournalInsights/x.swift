enum Insights {}
